export const mailbox = {
  'mailbox.title': 'Mailbox',
  'mailbox.lead': 'E-mails that this machine kept instead of sending them.',
  'mailbox.to': 'To',
  'mailbox.empty': 'No e-mails yet',
  'mailbox.empty-hint': 'They appear here automatically.',
} as const
