/** Words for the codes by which an operating system refuses a file or a folder, for operators. */

export const diskWords: Readonly<Record<string, string>> = {
  ENOENT: "it is not there",
  ENOTDIR: "a part of its path is no folder",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is mounted to be read only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk's quota is used up",
}
