/**
 * Whether the screens before sign-in use this text: whole groups of theirs, and those of an artist's fields that the
 * application form has, the short privacy notices of both, and the links below them.
 */
export function isDoorText(key: string): boolean {
  return doorTexts.test(key)
}

const doorTexts =
  /^(app|session|applications|validation)\.|^artists\.(first_name|last_name|email|phone|country_id|city|techniques|years_of_experience)(_|$)|^accessibility\.link$|^privacy\.(link|note_(controller|application|account))$/
