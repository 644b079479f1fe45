/** Whether the screens before sign-in say it: their groups as a whole, and of an artist's texts what an application asks for. */
export function isDoorText(key: string): boolean {
  return doorTexts.test(key)
}

const doorTexts =
  /^(app|session|applications|validation)\.|^artists\.(first_name|last_name|email|phone|country_id|city|techniques|years_of_experience)(_|$)/
