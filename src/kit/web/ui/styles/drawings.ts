/** The illustrations of empty states: paths of ink lines over brush strokes, in a view box of 120 × 96. */
export const drawings = {
  applications: {
    ink: ['M30 30h60v42H30z', 'M30 31l30 24 30-24'],
    brush: ['M22 78c18-7 32 4 50-2 10-3 18-4 28 0'],
  },
  artists: {
    ink: ['M49 36a12 12 0 1 0 24 0a12 12 0 1 0-24 0', 'M36 76c2-18 13-23 25-23s23 5 25 23'],
    brush: ['M26 84c16-6 30 3 46-1 10-3 16-3 24 0'],
  },
  verification: {
    ink: ['M38 14h30l14 14v52H38z', 'M68 14v14h14', 'M48 40h20', 'M48 52h12'],
    brush: ['M52 64l11 11c8-14 17-24 32-33'],
  },
  upgrades: {
    ink: ['M20 80h20V66h20V52h20V38h20'],
    brush: ['M24 54c18-4 34-14 46-36', 'M56 20l15-5 3 16'],
  },
  levels: {
    ink: ['M47 14l-8 68', 'M73 14l8 68', 'M45 30h30', 'M43 48h34'],
    brush: ['M34 67c14-6 24 4 36-1 7-2 11-2 18 0'],
  },
  summit: {
    ink: ['M16 80l28-44 14 19 12-16 34 41z', 'M44 36V12'],
    brush: ['M49 17c8-6 13 5 26-2'],
  },
  responsibilities: {
    ink: ['M58 26h32', 'M58 50h24', 'M58 74h30', 'M34 44h12v12H34z', 'M34 68h12v12H34z'],
    brush: ['M32 24l8 8c5-8 9-13 16-19'],
  },
  tasks: {
    ink: ['M38 20h44v62H38z', 'M50 14h20v12H50z', 'M49 40h22', 'M49 52h14'],
    brush: ['M46 68c10-6 18 3 32-2'],
  },
  benefits: {
    ink: ['M36 36l13-16h22l13 16-24 42z', 'M36 36h48', 'M49 20l11 16 11-16', 'M60 36v42'],
    brush: ['M24 84c16-7 28 3 44-1 10-3 18-3 28 0'],
  },
  notifications: {
    ink: ['M38 68c7-7 7-14 7-23a15 15 0 0 1 30 0c0 9 0 16 7 23z', 'M53 75c3 6 11 6 14 0', 'M60 30v-8'],
    brush: ['M22 38c1-10 6-17 14-21', 'M98 38c-1-10-6-17-14-21'],
  },
  conversations: {
    ink: ['M24 20h50v34H48L36 65V54H24z', 'M82 36h16v30h-8v10L79 66H60v-4'],
    brush: ['M35 38c8-6 15 4 28-2'],
  },
  mails: {
    ink: ['M28 42l32-24 32 24v38H28z', 'M28 43l32 21 32-21'],
    brush: ['M46 36c8-6 18 3 29-2'],
  },
  coffee: {
    ink: ['M32 44h46v16a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20z', 'M78 49h7a8 8 0 0 1 0 17h-9'],
    brush: ['M46 33c-6-7 5-10 0-18', 'M64 33c-6-7 5-10 0-18'],
  },
  search: {
    ink: ['M34 40a21 21 0 1 0 42 0a21 21 0 1 0-42 0', 'M70 56l22 24'],
    brush: ['M18 62c18-10 34 5 56-3 12-5 20-7 30-3'],
  },
} satisfies Record<string, { ink: string[]; brush: string[] }>

export type DrawingName = keyof typeof drawings
