export const flowHelpPath = '/sarabun/help/flow';
