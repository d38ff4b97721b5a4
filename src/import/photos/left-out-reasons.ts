/** Why a file of a photo archive does not come along. */
export const leftOutReasons = {
  movingPart: 'the photo of its name comes; if it is a video of its own, bring both with photos add',
  otherVideo: 'a video of a kind that is not read: export it as MP4',
  raw: 'a camera’s raw file is not yet a picture: develop it in your photo program',
  noPicture: 'no picture',
  trashed: 'you had thrown it away',
  archived: 'you had archived it, out of sight',
  rejected: 'you had rejected it',
  hidden: 'not everybody could see it there',
  hasEditedTwin: 'its edited version comes in its place',
  unreadableNote: 'this note is damaged and says nothing',
  withoutNotes: 'its folder has no notes of Google Photos beside it',
  withoutNote: 'no note says whose photo it is',
  missing: 'its picture is not in this part of the archive',
  fleeting: 'stories, profile pictures and what you had archived or deleted stay where they are',
} as const;
