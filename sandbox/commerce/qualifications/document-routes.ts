import { Hono } from 'hono'
import { MOST_DOCUMENT_BYTES } from '../../../lib/contract/commerce/payment/purchase-order.ts'
import { MOST_EVIDENCE_FILES } from '../../../lib/contract/commerce/qualification/qualification.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readUpload } from '../http/read-upload.ts'
import { insertDocument } from '../payments/document-store.ts'
import { addFile, deleteFiles, hasFile, listFiles } from './evidence-files.ts'
import { answerFor, requireQualification, requireStatus, settledCustomer } from './require-qualification.ts'

const DOCUMENTS = '/users/:user/qualifications/:qualification/documents'

const CHANGEABLE = ['DRAFT', 'SUBMITTED', 'MORE_INFORMATION', 'REJECTED'] as const

/** Files of a customer's evidence (our extension); `GET users/{u}/documents/{id}` reads them. */
export const createEvidenceRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.post(
    DOCUMENTS,
    answering('QualificationRecord', request => upload(commerce, request)),
  )
  routes.delete(
    `${DOCUMENTS}/:document`,
    answering('QualificationRecord', request => remove(commerce, request)),
  )
  return routes
}

/** The harmless file by which scanners are tested. */
const TEST_THREAT = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

/** Adds a file, or puts it in the place of the one that `replaces` names. */
const upload = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await settledCustomer(commerce, request)
  requireStatus(requireQualification(commerce, request, customer), CHANGEABLE)
  const file = await readUpload(request, 'document', MOST_DOCUMENT_BYTES)
  if (Buffer.from(file.content).includes(TEST_THREAT))
    throw validationError([fieldFault('document', 'malware', 'The file was found to be harmful.')])
  return transaction(commerce.database, () => {
    const { database, clock } = commerce
    const { id } = requireStatus(requireQualification(commerce, request, customer), CHANGEABLE)
    const { replaces } = file.fields
    if (replaces !== undefined && !deleteFiles(database, id, replaces)) throw noSuchFile()
    const answer = (): Answer => ({ status: 201, body: answerFor(commerce, request, id) })
    // The same file again is there already.
    if (hasFile(database, id, file)) return answer()
    if (listFiles(database, id).length >= MOST_EVIDENCE_FILES)
      throw validationError([fieldFault('document', 'tooMany', 'There are as many files as there may be.')])
    const document = insertDocument(database, customer.customerId, file, clock.now())
    addFile(database, id, document.id)
    return answer()
  })
}

const noSuchFile = () => occError.notFound('There is no such file.', { reason: 'notFound' })

const remove = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await settledCustomer(commerce, request)
  return transaction(commerce.database, () => {
    const { id } = requireStatus(requireQualification(commerce, request, customer), CHANGEABLE)
    if (!deleteFiles(commerce.database, id, pathSegment(request, 'document'))) throw noSuchFile()
    return { body: answerFor(commerce, request, id) }
  })
}
