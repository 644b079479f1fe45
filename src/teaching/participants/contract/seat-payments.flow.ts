/** By what is to happen with the money; `RECORDED`: what the office has recorded, with or without an open amount. */
export const seatPaymentStates = ['DUE', 'TO_REFUND', 'RECORDED'] as const
export type SeatPaymentState = (typeof seatPaymentStates)[number]

type Standing = { due: number; to_refund: number }

/** What the office writes down about the payment for a seat, and when. */
export const mayDoAboutPayment = {
  pay: ({ due }: Standing) => due > 0,
  waive: ({ due }: Standing) => due > 0,
  refund: ({ to_refund }: Standing) => to_refund > 0,
} as const
export type PaymentAct = keyof typeof mayDoAboutPayment
