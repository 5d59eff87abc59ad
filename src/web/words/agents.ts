import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of shopping agents. */
export const t = withOwn({
  'agents.lead': 'Programs that buy at your store for their people.',
  'agents.switch': 'Selling to agents',
  'agents.sells': 'Let shopping agents buy for their people',
  'agents.sells-hint':
    'Agents find the store by the Universal Commerce Protocol and fill in orders. Your customers pay on a page of the store.',
  'agents.all': 'Agents and what they sold',
  'agents.profile': 'Agent',
  'agents.checkouts': 'Checkouts',
  'agents.orders': 'Orders',
  'agents.sold': 'Sold',
  'agents.stopped': 'Stopped',
  'agents.pays': 'May pay up to',
  'agents.pays-not': 'Buyers pay',
  'agents.pay': 'Payment',
  'agents.pay-of': 'Payment by {profile}',
  'agents.pay-title': 'Let {profile} pay?',
  'agents.pay-lead':
    'By default your customers pay on a page of your store. An agent that you trust can pay by itself, with a card token of your card provider.',
  'agents.pay-up-to': 'Largest order that it may pay',
  'agents.pay-hint': 'Leave it empty if your customers pay.',
  'agents.pay-done': 'Payment saved',
  'agents.empty': 'No agent has begun a checkout',
  'agents.empty-hint': 'Each agent that begins one is listed here, with what it has sold.',
  'agents.stop': 'Stop',
  'agents.stop-of': 'Stop {profile}',
  'agents.stop-title': 'Stop {profile}?',
  'agents.stop-lead':
    'Your store then refuses its calls. Orders that it has placed stay as they are. You can resume it later.',
  'agents.stop-done': 'Agent stopped',
  'agents.resume-of': 'Resume {profile}',
  'agents.resume': 'Resume',
  'agents.resume-done': 'Agent resumed',
})
