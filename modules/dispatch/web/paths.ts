/** Letters to addressees outside: the work list, and the delivery book. */
export const outgoingPath = '/sarabun/outgoing';
export const deliveryBookPath = '/sarabun/delivery-book';
export const deliverySheetPath = '/sarabun/delivery-book/print';
