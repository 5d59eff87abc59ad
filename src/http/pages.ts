// Content-Security-Policy and the other security headers of HTML pages.

/**
 * Returns a page's headers: what it may load, as a Content-Security-Policy, and where its forms may submit. No other
 * site may frame it, where visitors could be tricked into clicking what they cannot see, and its address is not passed
 * on.
 */
export function pageHeaders(policy: string, forms: "'none'" | "'self'"): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
  }
}

/** The policy of a picture opened on its own: it may have styles, and an SVG runs nothing. */
export const pictureHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
