/** Address of the report on work by unit and person. */
export const reportPath = '/sarabun/report';
