import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE_FILE } from '@/sandbox/db/database'
import { numberOf } from './account-cast'
import type { Stage } from './stage'

/** What commerce and the identity provider have written down, read beside them. */
export class AccountLedger {
  readonly #database: DatabaseSync

  constructor({ dataFolder }: Pick<Stage, 'dataFolder'>) {
    this.#database = new DatabaseSync(join(dataFolder, DATABASE_FILE), { readOnly: true })
  }

  close(): void {
    this.#database.close()
  }

  #count(sql: string, ...values: string[]): number {
    return Number(this.#database.prepare(`SELECT count(*) AS found ${sql}`).get(...values)?.found)
  }

  addressesOfCompany(company: string): number {
    return this.#count("FROM commerce_addresses WHERE body ->> '$.companyName' = ?", company)
  }

  evidenceWithNumber(number: string): number {
    return this.#count("FROM commerce_qualifications WHERE detail ->> '$.number' = ?", number)
  }

  exemptionsWithNumber(number: string): number {
    return this.#count('FROM commerce_tax_exemptions WHERE certificate_number = ?', number)
  }

  invitationsTo(email: string): number {
    return this.#count('FROM commerce_organization_invitations WHERE email = ?', email)
  }

  /** Changes of email to this address, confirmed or not. */
  emailChangesTo(email: string): number {
    return this.#count('FROM login_email_changes WHERE email = ?', email)
  }

  organizationsNamed(name: string): number {
    return this.#count('FROM commerce_organizations WHERE name = ?', name)
  }

  /** How often evidence was sent to the reviewers. */
  sendingsOf(qualification: string): number {
    return this.#count(
      "FROM commerce_qualification_events WHERE qualification = ? AND status = 'SUBMITTED'",
      qualification,
    )
  }

  /** 1 while an account is about to be closed. */
  closuresOf(user: string): number {
    return this.#count('FROM identity_users WHERE id = ? AND closes_at IS NOT NULL', user)
  }

  /** 1 where a user has set this, or nothing at all, which is what the page shows. */
  settingsOf(user: string, name: string, value: string): number {
    const other = `FROM commerce_customer_settings ${OF_USER} AND CAST(body ->> ('$.' || ?) AS TEXT) <> ?`
    return 1 - this.#count(other, user, name, value)
  }

  /** Topics about which a user has agreed more than once at the same time. */
  doubleConsentsOf(user: string): number {
    return this.#count(
      `FROM (SELECT template FROM commerce_consents ${OF_USER} AND withdrawn_at IS NULL
        GROUP BY template HAVING count(*) > 1)`,
      user,
    )
  }

  /** The texts of the mails to an address, the last one first. */
  mailTo(email: string): readonly string[] {
    const rows = this.#database
      .prepare('SELECT body FROM mail WHERE recipient = ? ORDER BY id DESC')
      .all(email)
    return rows.map(({ body }) => String(body))
  }

  mailsTo(email: string): number {
    return this.#count('FROM mail WHERE recipient = ?', email)
  }

  documentsWith(text: string): number {
    return this.#count('FROM commerce_documents WHERE instr(CAST(content AS TEXT), ?) > 0', text)
  }

  administratorsOf(organization: string): number {
    return this.#count(
      "FROM commerce_associations WHERE organization_uid = ? AND administrator = 1 AND status = 'ASSOCIATED'",
      organization,
    )
  }

  /** Companies of the addresses in the book of a user, without those that have none. */
  companiesOf(user: string): readonly string[] {
    const rows = this.#database
      .prepare(`SELECT body ->> '$.companyName' AS company FROM commerce_addresses ${OF_USER}`)
      .all(user)
    return rows.flatMap(({ company }) => (company === null ? [] : [String(company)]))
  }

  /** Addresses in the book of a user, and how many of them are the default of deliveries. */
  addressesOf(user: string): { all: number; defaults: number } {
    const all = this.#count(`FROM commerce_addresses ${OF_USER}`, user)
    return { all, defaults: this.#count(`FROM commerce_addresses ${OF_USER} AND is_default = 1`, user) }
  }

  /** What a user signs in with, which may change with their email. */
  usernameOf(user: string): string {
    return String(
      this.#database.prepare('SELECT username FROM identity_users WHERE id = ?').get(user)?.username,
    )
  }

  /** The customer number of a user. */
  numberOf(user: string): string {
    return numberOf(this.#database, user)
  }

  /** The last name of a user as commerce and as the identity provider has it. */
  lastNamesOf(user: string): readonly string[] {
    const commerce = this.#database.prepare(
      'SELECT last_name AS name FROM commerce_customers WHERE iam_id = ?',
    )
    const identity = this.#database.prepare('SELECT family_name AS name FROM identity_users WHERE id = ?')
    return [commerce, identity].map(statement => String(statement.get(user)?.name))
  }
}

const OF_USER = 'WHERE customer_id = (SELECT customer_id FROM commerce_customers WHERE iam_id = ?)'
