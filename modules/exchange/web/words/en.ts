import type { th } from './th.ts';

export const en: Record<keyof typeof th, string> = {
  above: 'Settings',
  title: 'Letter exchange',
  text: 'Letters go straight to agencies that use the same product. Every message is signed.',
  state: 'State',
  never: 'never',
  notYet: 'Not reached yet',
  'gateway.title': 'National gateway',
  'gateway.untried':
    'This connection follows the documented standard and was tested with a stand-in only. It was never tried with the real gateway: try it with its test system first.',
  'gateway.off':
    'Not set up. Whoever keeps the server sets its address and the code of the agency, as the manual says.',
  'gateway.code': 'Code of the agency there',
  'gateway.address': 'Address of the gateway',
  'gateway.pulledAt': 'Last reached',
  'gateway.failedAt': 'Last failure',
  'gateway.failure': 'Reason',
  'gateway.waiting': 'Waiting to leave',
  'gateway.check': 'Look for letters now',
  'gateway.checking': 'The gateway is being asked',
  own: 'This agency',
  ownText:
    'Tell the administrator of the partner this address and fingerprint, by telephone or in person.',
  code: 'Code of the agency in the exchange',
  codeHint: 'Partners use the same code in their address book',
  codeMissing: 'Enter a code of at least 2 characters',
  address: 'Address of this system',
  fingerprint: 'Fingerprint of the key',
  save: 'Save',
  saved: 'Saved',
  partners: 'Partners',
  none: 'There is no partner yet',
  add: 'Connect a partner',
  addText:
    'Enter the address and the fingerprint that the administrator of the partner told you. The key found there must have it.',
  partnerAddress: 'Address of the partner',
  partnerFingerprint: 'Fingerprint of the partner',
  addressMissing: 'Enter the address of the partner',
  fingerprintMissing: 'Enter all 64 digits of the fingerprint',
  takesSecret: 'Both sides have agreed to exchange classified letters',
  connect: 'Connect',
  connected: 'Connected',
  fine: 'Reached',
  failing: 'Not reached',
  'trouble.key': 'Another key',
  'trouble.own-key': 'Refuses our key',
  'trouble.stranger': 'Does not know this agency',
  'trouble.clock': 'Clocks differ',
  'trouble.away': 'Not reached',
  'trouble.other': 'Refused',
  'advice.key':
    'The system at this address has another key than the one kept here. The partner may have changed it, or somebody pretends to be the partner. Ask its administrator for the fingerprint by telephone first, then enter it under “Connect a partner” below. Waiting letters go on by themselves.',
  'advice.own-key':
    'The partner keeps another key of this agency. Tell its administrator the fingerprint above, to connect anew.',
  'advice.stranger':
    'The partner took this agency out, or keeps another code of it. Ask its administrator, and tell the address and fingerprint above, to connect anew.',
  'advice.clock':
    'Have the clocks of both servers set right. Waiting letters then go on by themselves.',
  'advice.away':
    'It is tried again by itself. If that takes too long, ask the administrator of the partner.',
  doubted:
    'On {when} a message named this agency and was not signed with the key kept of it; it was not taken. If the partner changed its key, ask for the fingerprint by telephone first, then connect it anew below.',
  reachedAt: 'Last reached {when}',
  waiting: '{count} messages waiting',
  test: 'Test the connection',
  tested: '{name} was reached',
  retire: 'Take out',
  retireSure: 'Take {name} out of the partners?',
  retireText: 'Nothing of it is believed any more, and letters waiting for it cannot be sent.',
  retired: 'Taken out',
};
