/** File of specification §4, below the base path. */
const file = 'media/audio/beyond-doubt.mp3';

let audio: HTMLAudioElement | null = null;

/** Sound of a new notification; none where the browser forbids it before the first input. */
export function playArrival(): void {
  audio ??= new Audio(new URL(file, document.baseURI).href);
  audio.volume = 0.6;
  audio.currentTime = 0;
  audio.play().catch((error: unknown) => {
    console.debug('the sound of an arrival was not played', error);
  });
}
