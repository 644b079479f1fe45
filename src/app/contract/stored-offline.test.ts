import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import * as api from './calls.ts'

test('a device stores the answers of these calls, and of no other', () => {
  const endpoints = Object.values(api).flatMap((calls) => Object.values(calls as Record<string, Endpoint>))
  const stored = endpoints.filter(({ isStoredOffline }) => isStoredOffline)
  expect(stored.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/dashboard/user-data',
    'GET /api/my/vouchers',
    'GET /api/student/seats/{training_id}',
    'GET /api/student/trainings',
    'GET /api/trainings',
    'GET /api/trainings/{id}',
    'GET /api/trainings/{id}/participants',
  ])
})
