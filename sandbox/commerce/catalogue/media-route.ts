import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../../db/prepared.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'

const PICTURE = /^(?<title>P9\d{8})(?:-(?<group>[a-z_]+))?\.svg$/

const readPicture = (database: DatabaseSync, title: string, group: string | undefined) =>
  group === undefined
    ? prepared(database, 'SELECT svg, version FROM catalogue_covers WHERE title_code = ?').get(title)
    : prepared(
        database,
        'SELECT svg, version FROM catalogue_pictures WHERE title_code = ? AND item_group = ?',
      ).get(title, group.toUpperCase())

/**
 * Pictures of titles and their items. Their address names their version, so a client may keep it for ever.
 */
export const createMediaRoute =
  (database: DatabaseSync) =>
  (request: CommerceRequest): Response => {
    const { title, group } = PICTURE.exec(pathSegment(request, 'file'))?.groups ?? {}
    const row = title === undefined ? undefined : readPicture(database, title, group)
    if (row === undefined) throw occError.notFound('There is no such picture.')
    const isNamed = request.req.query('v') === row.version
    return request.body(String(row.svg), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // An address with another version gets the picture of today, and must ask again.
      'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      'X-Content-Type-Options': 'nosniff',
    })
  }
