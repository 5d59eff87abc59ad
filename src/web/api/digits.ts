/** Returns the digits in a text, of any script, as 0-9; blanks, a number sign and what nobody sees are left out. */
export function digitsIn(text: string): string {
  return Array.from(text.matchAll(/\p{Decimal_Number}/gu), ([digit]) => asciiOf(digit)).join('')
}

/** Unicode has the ten digits of a script side by side, from 0 to 9; where sets of them adjoin, each has ten. */
function asciiOf(digit: string): number {
  const at = digit.codePointAt(0)!
  let first = at
  while (/^\p{Decimal_Number}$/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (at - first) % 10
}
