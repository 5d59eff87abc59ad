import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of invitations. */
export const t = withOwn({
  'invitation.title': 'Invitation',
  'invitation.lead': 'Enter the code from your invitation e-mail.',
  'invitation.code': 'Code',
  'invitation.code-hint': 'It begins with inv_.',
  'invitation.look': 'Show the invitation',
  'invitation.to-work': 'Work for {store}',
  'invitation.to-own': 'Take over {store}',
  'invitation.to-work-lead': 'You are invited to the staff, with the role {role}.',
  'invitation.to-own-lead':
    'The owner is handing the store over to you. Its payout accounts, identity checks and tokens are removed; you enter your own.',
  'invitation.accept': 'Accept',
  'invitation.not-now': 'Not now',
  'invitation.accepted': 'Welcome to {store}',
  'invitation.not-found': 'This invitation is not for you, or it is no longer valid',
  'invitation.not-found-hint':
    'You are signed in as {email}. That must be the address to which the e-mail was sent. Invitations are valid for 7 days.',
  'invitation.other-code': 'Enter another code',
})
