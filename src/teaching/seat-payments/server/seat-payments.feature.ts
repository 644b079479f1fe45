import { feature, holds } from '#kit/server/http/feature.ts'
import { refundDueSince, seatsToRefund } from './seat-payments.queries.ts'
import { seatPaymentRoutes } from './seat-payments.routes.ts'

export const seatPayments = feature({
  calls: seatPaymentRoutes,
  counters: {
    seatRefundsCount: {
      queue: 'seatRefunds',
      isFor: holds('can-sell-student-packages'),
      rows: ({ db }) => seatsToRefund(db).select(refundDueSince.as('since')),
    },
  },
})
