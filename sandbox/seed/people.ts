/** The people every sandbox starts with. What each of them shows is told by the commerce seed, not by the account. */
export type Person = {
  /** Identity user id, `pearsonUID`, and the commerce customer's identity id. */
  id: string
  username: string
  givenName: string
  familyName: string
  email: string
  permanentlyLocked?: true
}

/** The password of all seeded people. */
export const PEOPLE_PASSWORD = 'Assessments.2026'

const person = (id: string, username: string, givenName: string, familyName: string): Person => ({
  id,
  username,
  givenName,
  familyName,
  email: `${username}@example.com`,
})

export const PEOPLE: readonly Person[] = [
  person('uid-ada', 'ada.brightwater', 'Ada', 'Brightwater'),
  person('uid-ben', 'ben.ormsby', 'Ben', 'Ormsby'),
  person('uid-carla', 'carla.vantry', 'Carla', 'Vantry'),
  person('uid-dina', 'dina.haldane', 'Dina', 'Haldane'),
  person('uid-edith', 'edith.marsh', 'Edith', 'Marsh'),
  person('uid-finn', 'finn.corvane', 'Finn', 'Corvane'),
  { ...person('uid-gina', 'gina.locke', 'Gina', 'Locke'), permanentlyLocked: true },
  person('uid-hugo', 'hugo.sato', 'Hugo', 'Satō'),
  person('uid-iris', 'iris.tremblay', 'Iris', 'Tremblay'),
]
