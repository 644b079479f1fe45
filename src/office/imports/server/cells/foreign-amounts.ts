/** Recognizes amounts of other currencies, which are refused. */
const foreign = [
  ...[
    'usd',
    'eur',
    'euro',
    'gbp',
    'chf',
    'czk',
    'sek',
    'nok',
    'dkk',
    'huf',
    'uah',
    'ron',
    'bgn',
    'try',
    'cad',
    'aud',
    'jpy',
    'cny',
  ],
  ...[
    'dolar\\p{L}*',
    'dollars?',
    'funt\\p{L}*',
    'pounds?',
    'frank\\p{L}*',
    'francs?',
    'koron\\p{L}*',
    'hrywn\\p{L}*',
    'kč',
    'kc',
  ],
]
const foreignWord = new RegExp(`\\p{Sc}|(?<!\\p{L})(?:${foreign.join('|')})(?!\\p{L})`, 'iu')

/** An amount of another currency, or the heading of such a column; nothing is converted. */
export const isForeignAmount = (typed: string) => foreignWord.test(typed)
