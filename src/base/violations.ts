/**
 * Descriptions of a wrong value, by the validator's message: that speaks JSON Schema ("must NOT have fewer than 1
 * characters"), but people read it in the reply and next to form fields.
 */
const violations: [RegExp, (found: string) => string][] = [
  [
    /^must be ((?:string|integer|number|boolean|array|object|null|,)+)$/,
    (names) => `must be ${choice(names)}`,
  ],
  [/^must be equal to one of the allowed values: (.+)$/, (values) => `must be one of ${values}`],
  [/^must be >= (.+)$/, (least) => `must be at least ${least}`],
  [/^must be <= (.+)$/, (most) => `must be at most ${most}`],
  [/^must be > (.+)$/, (less) => `must be more than ${less}`],
  [/^must NOT have fewer than 1 (?:characters|items)$/, () => 'must not be empty'],
  [/^must NOT have fewer than (.+)$/, (least) => `must have at least ${least}`],
  [/^must NOT have more than (.+)$/, (most) => `must have at most ${most}`],
  [/^must NOT have duplicate items/, () => 'must not have an item twice'],
  [/^must match pattern "(.+)"$/, (pattern) => patterns[pattern] ?? `must match ${pattern}`],
]

const types: Record<string, string> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
}

/** Each pattern that requests are checked against, in words. A test finds missing ones. */
export const patterns: Record<string, string> = {
  '\\S': 'must not be blank',
  '^$|\\S': 'must not be blank',
  '^[!-~]+$': 'must have neither blanks nor letters beyond ASCII',
  '^txcd_[0-9]{8}$': 'must be a tax code of Stripe, such as txcd_99999999',
  '^\\S+( \\S+)*$': 'must have no blanks at its ends, and no two in a row',
  '^https?://': 'must be a URL that begins with http:// or https://',
  '^https://[^\\s/]\\S*$': 'must be a URL that begins with https://',
  '^(https?://\\S+|/([^\\s/\\\\]\\S*)?)$': 'must be a URL, or a path that begins with /',
  '^((https://[^/?#@]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?)([/?][^#]*)?|[a-z][a-z0-9-]*(\\.[a-z0-9-]+)+:/[^#]*)$':
    'must be a URL that begins with https://, with http:// on localhost or with a scheme such as com.example.app:/, and has no user info and no fragment',
  '^[A-Z]{2}$': 'must be an ISO 3166-1 alpha-2 code',
  '^[A-Z]{3}$': 'must be an ISO 4217 code',
  '^[A-Za-z]{3}$': 'must be an ISO 4217 code',
  '^[A-Za-z][A-Za-z0-9]*([/_+-][A-Za-z0-9]+)*$': 'must be the IANA name of a time zone, such as Africa/Lagos',
  '^(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$': 'must be a month and a day, such as 07-01',
  '^[0-9]{6,10}$': 'must be 6 to 10 digits',
  '^[0-9a-f]{24}$': 'must be the id of a record',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'must be a time of day, such as 09:30',
  '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$': 'must be a time of day, such as 17:30, or 24:00',
  '^[A-Z]{2}[0-9]{2}[A-Z0-9]{8,30}$': 'must be an IBAN without blanks',
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': 'must be a BCP 47 language tag, such as de-DE',
  '^#[0-9a-fA-F]{6}$': 'must be a colour of six hexadecimal digits, such as #1A2B3C',
  '^[a-z][a-z0-9_]*$': 'must begin with a lower-case letter and consist of those, digits and underscores',
  '^[a-z][a-z0-9_]*:': 'must be the key of a field, a colon and a value',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'must consist of lower-case letters and digits, with hyphens between them',
  '^[^\\x00-,./:-@\\[-^`{-\\x7F]+$': 'must consist of letters, digits, hyphens and underscores',
  '^[A-Za-z0-9]{6,34}$': 'must consist of 6 to 34 letters and digits',
  '^[A-Za-z0-9-]{1,20}$': 'must consist of at most 20 letters, digits and hyphens',
  '^[A-Za-z0-9/_-]{0,20}$': 'must consist of at most 20 letters, digits, hyphens, underscores and slashes',
  '^[A-Za-z0-9/-]{6,30}$': 'must consist of 6 to 30 letters, digits, hyphens and slashes',
  '^ *[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*$':
    'must not be blank, and must not contain line breaks or other control characters',
  '[^0-9 -]': 'must be a token, not a card number',
  '^[0-9a-f]{24}:[1-9][0-9]{0,8}(,[0-9a-f]{24}:[1-9][0-9]{0,8})*$':
    'must be ids of lines with quantities, such as 665f1c2ab4e0d3a1c9f00051:2, separated by commas',
  '^[A-Za-z0-9_-]{87}=?$': 'must be a P-256 public key in base64url',
  '^[A-Za-z0-9_-]{22}(==)?$': 'must be 16 bytes in base64url',
  '^[A-Za-z0-9_-]{43}$': 'must be a SHA-256 hash in base64url',
}

/** Puts a validator's message into plain words that follow the field's name. */
export function inWords(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  for (const [expression, words] of violations) {
    const [found, part = ''] = expression.exec(line) ?? []
    if (found) return words(part)
  }
  return line
}

/** Formats a schema's types, `string,null`, as a choice. */
function choice(names: string): string {
  return names
    .split(',')
    .map((name) => types[name] ?? name)
    .join(' or ')
}
