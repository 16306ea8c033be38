import { z } from 'zod'
import { writeDataCopy } from '@/lib/data-copy/write-data-copy.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadFile } from '@/lib/handlers/download-file.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { accountPath } from '@/lib/site/account-pages'

const NEEDS = { limit: 'read', session: 'optional', query: z.object({ locale: localeSchema }) } as const

/** A copy of the data of the signed-in user, as a file. */
export const GET = defineRead(NEEDS, ({ session, query: { locale }, now }) =>
  downloadFile(session, locale, {
    page: accountPath(locale, 'preferences'),
    file: context => writeDataCopy(context, now),
  }),
)
