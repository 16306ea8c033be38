import { Hono } from 'hono'
import { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { readBody } from '../http/read-body.ts'
import { deleteFiles } from './evidence-files.ts'
import { deleteQualification, stepQualification } from './qualification-store.ts'
import { answerFor, requireQualification, requireStatus, settledCustomer } from './require-qualification.ts'
import { tellStatus } from './tell-holder.ts'
import { createEvidence, readEvidence, replaceEvidence, requireSendable } from './write-evidence.ts'

const creationSchema = z.looseObject({
  kind: z.string(),
  statementAccepted: z.literal(true).optional(),
  renews: z.string().optional(),
})

const changeSchema = z.object({ detail: z.looseObject({}) })

const submissionSchema = z.object({
  statementAccepted: z.literal(true),
  note: z.string().trim().max(500).optional(),
})

const QUALIFICATION = '/users/:user/qualifications/:qualification'

/** A customer writes, sends, changes and withdraws evidence. Drafts are our extension. */
export const createQualificationWriteRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.post(
    '/users/:user/qualifications',
    answering('QualificationRecord', request => create(commerce, request)),
  )
  routes.patch(
    QUALIFICATION,
    answering('QualificationRecord', request => change(commerce, request)),
  )
  routes.delete(
    QUALIFICATION,
    answeringEmpty(request => withdraw(commerce, request)),
  )
  routes.post(
    `${QUALIFICATION}/submission`,
    answering('QualificationRecord', request => submit(commerce, request)),
  )
  return routes
}

const send = (commerce: Commerce, id: string, note?: string): void => {
  const at = commerce.clock.now()
  stepQualification(commerce.database, id, { status: 'SUBMITTED', at, note, statementAccepted: true })
  tellStatus(commerce, id)
}

const create = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await settledCustomer(commerce, request)
  const { statementAccepted, renews, ...body } = await readBody(request, creationSchema)
  const evidence = readEvidence(commerce, request, body)
  const work = (): Answer => {
    const id = createEvidence(commerce, customer, { evidence, renews })
    if (statementAccepted === true) send(commerce, id)
    return { status: 201, body: answerFor(commerce, request, id) }
  }
  const input = { ...evidence, statementAccepted, renews }
  return runIdempotent(commerce, request, {
    owner: customer.customerId,
    operation: 'createQualification',
    input,
    work,
  })
}

const change = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await settledCustomer(commerce, request)
  const { detail } = await readBody(request, changeSchema)
  const { id, evidence: before } = requireQualification(commerce, request, customer)
  const evidence = readEvidence(commerce, request, { kind: before.kind, detail })
  return transaction(commerce.database, () => {
    const known = requireStatus(requireQualification(commerce, request, customer), CHANGEABLE)
    replaceEvidence(commerce, known, evidence)
    return { body: answerFor(commerce, request, id) }
  })
}

const CHANGEABLE = ['DRAFT', 'SUBMITTED', 'MORE_INFORMATION', 'REJECTED'] as const

const withdraw = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await settledCustomer(commerce, request)
  transaction(commerce.database, () => {
    const { id } = requireStatus(requireQualification(commerce, request, customer), CHANGEABLE)
    deleteFiles(commerce.database, id)
    deleteQualification(commerce.database, id)
  })
}

/** Sends a draft, an answer to the reviewers’ question, or an appeal against their refusal. */
const submit = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await settledCustomer(commerce, request)
  const input = await readBody(request, submissionSchema)
  const work = (): Answer => {
    const known = requireStatus(requireQualification(commerce, request, customer), SENDABLE)
    requireSendable(commerce, known)
    send(commerce, known.id, input.note || undefined)
    return { body: answerFor(commerce, request, known.id) }
  }
  return runIdempotent(commerce, request, {
    owner: customer.customerId,
    operation: 'submitQualification',
    input: [request.req.param('qualification'), input],
    work,
  })
}

const SENDABLE = ['DRAFT', 'MORE_INFORMATION', 'REJECTED'] as const
