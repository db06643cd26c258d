/** The post of the user, from what the last visit stored with the names of specification §3; empty where nothing was. */
export function keptPost(tongue: 'th' | 'en'): string {
  try {
    const kept = JSON.parse(localStorage.getItem('sarn_userLogin') ?? '{}') as {
      readonly F_POSITION_NAME?: string;
      readonly F_POSITION_NAME_EN?: string;
    };
    return (tongue === 'en' && kept.F_POSITION_NAME_EN) || (kept.F_POSITION_NAME ?? '');
  } catch {
    return '';
  }
}
