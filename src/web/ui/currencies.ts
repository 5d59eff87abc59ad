// The service counts amounts by these decimals, which are those of ISO 4217. The browser's Unicode data is not asked:
// it follows how cash is rounded (no decimals for the Pakistani rupee), knows currencies that are gone, and changes.
export const codesByDecimals = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
}
// Stores can use these units too, although nobody has them in a purse.
const fundsByDecimals = { 0: 'UYI', 4: 'CLF UYW' }

const decimals = new Map([...pairsOf(codesByDecimals), ...pairsOf(fundsByDecimals)])

function pairsOf(codes: Record<number, string>): [code: string, decimals: number][] {
  return Object.entries(codes).flatMap(([digits, some]) =>
    some.split(' ').map((code): [string, number] => [code, Number(digits)]),
  )
}

/** Returns the number of decimals of a currency; all others have two. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2
