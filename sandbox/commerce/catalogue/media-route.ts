import type { DatabaseSync } from 'node:sqlite'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'

const COVER = /^(P9\d{8})\.svg$/

/** Pictures of titles. Their address names their version, so whoever has one may keep it for ever. */
export const createMediaRoute =
  (database: DatabaseSync) =>
  (request: CommerceRequest): Response => {
    const code = COVER.exec(pathSegment(request, 'file'))?.[1]
    const row =
      code === undefined
        ? undefined
        : database.prepare('SELECT svg, version FROM catalogue_covers WHERE title_code = ?').get(code)
    if (row === undefined) throw occError.notFound('There is no such picture.')
    const isNamed = request.req.query('v') === row.version
    return request.body(String(row.svg), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // An address with another version gets the picture of today, and must ask again.
      'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      'X-Content-Type-Options': 'nosniff',
    })
  }
