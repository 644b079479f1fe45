import { demoAccounts, demoColleagues, demoPassword } from '#demo/demo-accounts.ts'

/** Who signs in, with the password that every account of the demo academy has. */
const account = (first_name: string, last_name: string, email: string) => ({
  ...person(first_name, last_name, email),
  password: demoPassword,
})

/** The people of the demo academy that tests speak of: the accounts, and one artist for each state of an application. */
export const cast = {
  owner: account('Helena', 'Zawadzka', 'owner@atelier.test'),
  office: account('Joanna', 'Wrońska', 'office@atelier.test'),
  artist: account('Maja', 'Żurawska', 'artist@atelier.test'),
  student: account('Emily', 'Carter', 'student@atelier.test'),

  applied: person('Hanna', 'Błaszczyk', 'hanna.blaszczyk@poczta.example'),
  accepted: person('Anna', 'Szczepańska', 'anna.szczepanska@poczta.example'),
  rejected: person('Roksana', 'Duda', 'roksana.duda@poczta.example'),
  toVerify: person('Magdalena', 'Szymczak', 'magdalena@szymczak-brwi.example'),
  missingData: person('Gabriela', 'Stępień', 'gabriela.stepien@poczta.example'),
  completed: account('Barbara', 'Jaśkiewicz', 'barbara@jaskiewicz.example'),
  /** Likewise of the network, for tests that change what others read. */
  colleague: account('Renata', 'Wasilewska', 'renata@wasilewska.example'),
  /** Likewise, for the test that deletes them. */
  leaver: account('Weronika', 'Lis', 'weronika.lis@poczta.example'),
  /** Likewise, for the test that changes the password. */
  careful: account('Izabela', 'Kaczmarek', 'izabela@kaczmarek-i-corka.example'),
  /** Likewise, for the test that empties the bell. */
  tidy: account('Małgorzata', 'Świątek', 'malgorzata@pracownia-swiatek.example'),
  /** Of the office, for the test that signs in with a second factor. */
  cautious: account('Tomasz', 'Zieliński', 'tomasz.zielinski@atelier.test'),

  /** A student like Emily, for tests that switch the language. */
  fellow: account('Agata', 'Baran', 'agata.baran@poczta.example'),

  /** Accepted, but the link to the form has expired. */
  late: person('Monika', 'Jastrzębska', 'monika.jastrzebska@poczta.example'),
  /** Of the network for two days, without a password yet. */
  newcomer: person('Kinga', 'Sobczak', 'kinga.sobczak@poczta.example'),
  disabled: account('Aleksandra', 'Mróz', 'aleksandra.mroz@poczta.example'),
}

/** How many work in the office of the demo academy: who was blocked does not. */
export const officeSize =
  demoAccounts.filter(({ role }) => role === 'super-admin' || role === 'administrator').length +
  demoColleagues.filter(({ is_blocked }) => !is_blocked).length

function person(first_name: string, last_name: string, email: string) {
  return { first_name, last_name, email }
}
