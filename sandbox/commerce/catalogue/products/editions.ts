import type { DatabaseSync } from 'node:sqlite'
import type { AssessmentFacts } from '../../../../lib/contract/commerce/catalogue/assessment.ts'
import { prepared } from '../../../db/prepared.ts'
import { catalogueLanguage } from '../languages.ts'
import type { Audience } from './stored-title.ts'

type Edition = NonNullable<AssessmentFacts['supersedes']>

const SELECTED = `SELECT t.code, t.acronym, t.edition, d.name FROM catalogue_titles t
  JOIN catalogue_title_documents d ON d.title = t.id AND d.language = ?`

const toEdition = (row: Record<string, unknown> | undefined): Edition | undefined =>
  row && {
    code: String(row.code),
    acronym: String(row.acronym),
    name: String(row.name),
    edition: Number(row.edition),
  }

/** Another edition by its code. */
export const findEdition = (
  database: DatabaseSync,
  { language }: Audience,
  code: string,
): Edition | undefined =>
  toEdition(prepared(database, `${SELECTED} WHERE t.code = ?`).get(catalogueLanguage(language), code))

/** The edition that replaces a title. */
export const findSuccessor = (
  database: DatabaseSync,
  { language }: Audience,
  code: string,
): Edition | undefined =>
  toEdition(
    prepared(database, `${SELECTED} WHERE t.supersedes = ? ORDER BY t.edition DESC LIMIT 1`).get(
      catalogueLanguage(language),
      code,
    ),
  )
