/** The people every sandbox starts with; their commerce records are made to match what they show. */
export type Person = {
  /** Identity user id, `pearsonUID`, and the commerce customer's identity id. */
  id: string
  username: string
  givenName: string
  familyName: string
  /** Empty where the account has none. */
  email: string
  /** What a tester sees when this person signs in. */
  shows: string
  permanentlyLocked?: true
}

/** The password of all seeded people. */
export const PEOPLE_PASSWORD = 'Assessments.2026'

const person = (username: string, givenName: string, familyName: string, shows: string): Person => ({
  id: `uid-${givenName.toLowerCase()}`,
  username,
  givenName,
  familyName,
  email: `${username}@example.com`,
  shows,
})

export const PEOPLE: readonly Person[] = [
  person('ada.brightwater', 'Ada', 'Brightwater', 'account only: the first step after sign-up'),
  person('ben.ormsby', 'Ben', 'Ormsby', 'job title but no address'),
  person(
    'carla.vantry',
    'Carla',
    'Vantry',
    'address in Singapore but no job title: half way where the address comes first',
  ),
  person('dina.haldane', 'Dina', 'Haldane', 'job title and address: the organisation step'),
  person(
    'edith.marsh',
    'Edith',
    'Marsh',
    'registered, member of Eastmarsh Unified School District, which has a discount of 10 %',
  ),
  person('finn.corvane', 'Finn', 'Corvane', 'an existing customer who may revisit the steps'),
  { ...person('gina.locke', 'Gina', 'Locke', 'locked at the identity provider'), permanentlyLocked: true },
  person('hugo.sato', 'Hugo', 'Satō', 'registered with a personal account, Japan'),
  person('iris.tremblay', 'Iris', 'Tremblay', 'registered, Québec, French'),
  {
    ...person(
      'jonas.wick',
      'Jonas',
      'Wick',
      'registered, account without an email: asked for one after sign-in',
    ),
    email: '',
  },
  person('kira.osei', 'Kira', 'Osei', 'registered without a phone number: asked for one after sign-in'),
  person('lena.moor', 'Lena', 'Moor', 'registered, never asked about communication: asked after sign-in'),
  person(
    'mira.solberg',
    'Mira',
    'Solberg',
    'registered, no level of her own: orders for Cedarlight Clinic by its level C, and for a qualified colleague at the University of Westmere, which has none',
  ),
  person(
    'nora.kessel',
    'Nora',
    'Kessel',
    'registered, level C by her own license, University of Westmere: its assessment plan is nearly used up, its discount is over',
  ),
  person(
    'otto.dunmore',
    'Otto',
    'Dunmore',
    'registered, Cedarlight Clinic, whose discount begins in a month',
  ),
  person(
    'petra.lind',
    'Petra',
    'Lind',
    'registered, administrator of Linden Row Psychology: orders and invoices in every status, quotes in every step, parcels, holds, a return, an order of the previous system',
  ),
  person(
    'quentin.ash',
    'Quentin',
    'Ash',
    'registered, Linden Row Psychology, level C by his own license: an order that his administrator sees, evidence for a qualification in every state',
  ),
  person(
    'rosa.delmar',
    'Rosa',
    'Delmar',
    'registered, accounts in every state: pending review, active, credit suspended, merged, closed, waiting for approval',
  ),
]
