export const mergeErrors = {
  merge_of_artists: 409,
  merge_obstacles: 409,
  merge_of_student: 409,
  merge_over: 409,
  merge_of_merged: 409,
  merge_erased: 409,
} as const
