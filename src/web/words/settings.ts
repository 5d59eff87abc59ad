export const settings = {
  'settings.title': 'Settings',
  'settings.sections': 'Settings of the store',
  'settings.saved': 'The settings have been saved',

  'hours.title': 'Opening hours',
  'emails.title': 'E-mails to shoppers',
  'kitchen.title': 'Kitchen',
  'tables.title': 'Tables',
  'feeds.title': 'Feeds',
  'agents.title': 'Agents',
  'redirects.title': 'Redirects',
  'taxes.title': 'Taxes',

  'general.title': 'General',
  'contact.title': 'Contact and policies',
  'ownership.title': 'Hand over or close',
} as const
