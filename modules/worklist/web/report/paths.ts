/** How the work stands by unit and person. */
export const reportPath = '/sarabun/report';
