import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of redirects. */
export const t = withOwn({
  'redirects.lead':
    'Where readers go who follow a link to a page that you no longer have. Addresses of products and categories at Shopify and WooCommerce lead to the same pages here by themselves.',
  'redirects.new': 'Add a redirect',
  'redirects.path': 'Old address',
  'redirects.path-hint': 'A path such as /pages/about-us, or the whole address.',
  'redirects.target': 'Leads to',
  'redirects.target-hint': 'A path of your shop such as /blogs/about-us, or any web address.',
  'redirects.empty': 'No redirects',
  'redirects.empty-hint': 'Add one for each old address that people may still follow.',
  'redirects.saved': 'Redirect saved',
  'redirects.delete': 'Delete',
  'redirects.delete-of': 'Delete the redirect of {path}',
  'redirects.delete-title': 'Delete the redirect of {path}?',
  'redirects.delete-lead': 'The address leads nowhere then.',
  'redirects.deleted': 'Redirect deleted',
})
