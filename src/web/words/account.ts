import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of the account's. */
export const t = withOwn({
  'account.title': 'Your account',
  'account.lead': 'Only you can see this page; stores cannot.',
  'account.email': 'E-mail',
  'account.since': 'Since',
  'account.sessions': 'Sessions and devices',
  'account.browser': 'Browser',
  'account.this': 'This one',
  'account.signed-in': 'Signed in: {time}',
  'account.until': 'valid until {time}',
  'account.end': 'Sign out',
  'account.end-of': 'Sign out {device}',
  'account.ended': 'Signed out',
  'account.everywhere': 'Sign out everywhere',
  'account.everywhere-title': 'Sign out everywhere?',
  'account.everywhere-lead':
    'All your sessions end at once, including this one and those at stores where you shop.',

  'factor.title': 'Second factor',
  'factor.off': 'Off',
  'factor.on': 'On',
  'factor.lead':
    'A code from an authenticator app, in addition to the code by e-mail: access to your mailbox alone is then not enough to sign in.',
  'factor.since': 'Switched on: {time}.',
  'factor.left': { one: '{count} recovery code is left.', other: '{count} recovery codes are left.' },
  'factor.set-up': 'Set it up',
  'factor.set-up-title': 'Set up a second factor',
  'factor.scan': 'Scan this with an authenticator app, such as the one of your password manager.',
  'factor.qr': 'QR code for the authenticator app',
  'factor.by-hand': 'Or enter this secret by hand:',
  'factor.code': 'Code from the app',
  'factor.code-hint': 'Six digits. Your other sessions end when it is switched on.',
  'factor.confirm': 'Switch it on',
  'factor.codes-title': 'Your recovery codes',
  'factor.codes-lead':
    'Each works once, instead of a code from the app. They are shown only once: keep them where you keep your passwords.',
  'factor.codes-copy': 'Copy all',
  'factor.codes-save': 'Save as a file',
  'factor.codes-done': 'I have saved them',
  'factor.remove': 'Switch it off',
  'factor.remove-title': 'Switch the second factor off?',
  'factor.remove-lead':
    'The code by e-mail will then be enough to sign in. Stores that require a second factor will lock you out.',
  'factor.removed': 'The second factor has been switched off',

  'data.title': 'Your data',
  'data.export': 'Download your data',
  'data.export-lead': 'One file with everything that the service and its stores keep about you.',
  'data.export-do': 'Download',
  'data.delete': 'Delete your account',
  'data.delete-lead':
    'Your data is erased, and you are signed out everywhere. Hand over or close your stores first. This cannot be undone.',
  'data.delete-title': 'Delete your account for good?',
  'data.delete-do': 'Delete for good',
  'data.deleted': 'Your account has been deleted',
})
