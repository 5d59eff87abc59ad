// Content-Security-Policy and the other security headers of HTML pages.

/**
 * Returns the headers of a page: what it may load, as a Content-Security-Policy, and where its forms may go. No
 * page of another site may show it in a frame, where a visitor could be led to click on what they do not see, and
 * its address is passed on to nobody.
 */
export function pageHeaders(policy: string, forms: "'none'" | "'self'"): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
  }
}

/** A picture that is opened on its own has this policy: it may have styles, and an SVG runs nothing. */
export const pictureHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
