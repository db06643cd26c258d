/* Lengths of official paper in points, the same as in templates/page.typ. */

/** Points in a centimetre. */
export const cm = 72 / 2.54;

/**
 * How many times larger an uploaded typeface is set: it is the prescribed font, at its prescribed size. Lengths that
 * do not depend on letters stay the same; templates/page.typ has the same.
 */
export const uploadedGrowth = 16 / 14;

/** Between the margins: 3 cm left and 2 cm right on A4. */
export const textWidth = 16 * cm;

/** On a page in landscape, which is bound at its upper edge: 2 cm at both sides. */
export const landscapeWidth = 25.7 * cm;

/** Of the first line of a paragraph. */
export const paragraphIndent = 2.5 * cm;

/** The text; Sarabun at 14 pt fills the line as the prescribed font does at 16 pt. */
export const textSize = 14;

/** A prescribed size in our font. */
export const sizeOf = (prescribed: number): number => (prescribed * textSize) / 16;

/** Between a label such as `เรื่อง` and its value. */
export const labelGutter = 0.35 * cm;
