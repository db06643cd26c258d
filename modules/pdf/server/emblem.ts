/**
 * A neutral emblem for agencies that have not given their own.
 *
 * Drawn by us. The Garuda and the emblems of real agencies are protected and belong to those
 * who may use them; such an agency gives its own SVG with the letter.
 */
export const placeholderEmblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
<g fill="none" stroke="#111" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
<circle cx="60" cy="60" r="56"/><circle cx="60" cy="60" r="49" stroke-width="1.2"/>
<path d="M60 24c9 11 9 24 0 36c-9-12-9-25 0-36z"/>
<path d="M36 34c13 4 21 13 24 27c-14-3-23-13-24-27z"/><path d="M84 34c-13 4-21 13-24 27c14-3 23-13 24-27z"/>
<path d="M24 54c13-2 25 0 36 9c-14 5-27 1-36-9z"/><path d="M96 54c-13-2-25 0-36 9c14 5 27 1 36-9z"/>
<path d="M34 76h52M40 83h40M48 90h24" stroke-width="2.4"/>
</g></svg>`;

export const placeholderEmblemAlt = 'ตราสัญลักษณ์ของหน่วยงาน';

/** The same emblem in the red of a stamp, for agencies that have not given their own seal. */
export const placeholderSeal = placeholderEmblem.replaceAll('#111', '#c00000');
