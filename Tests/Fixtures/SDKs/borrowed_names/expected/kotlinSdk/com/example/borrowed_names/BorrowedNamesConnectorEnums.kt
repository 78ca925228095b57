@file:Suppress(
  "KotlinRedundantDiagnosticSuppress",
  "MayBeConstant",
  "PropertyName",
  "RedundantCompanionReference",
  "RedundantVisibilityModifier",
  "RemoveEmptyClassBody",
  "SpellCheckingInspection",
  "unused",
)

package com.example.borrowed_names

import com.example.borrowed_names.Word as _Word

public enum class OrderDirection {
  ASC,
  DESC;

  public object EnumValueSerializer :
    com.example.borrowed_names.EnumValueSerializer<OrderDirection>(OrderDirection.entries)
}

public enum class Word {
  self,
  Self,
  Type,
  init,
  `class`,
  async,
  await,
  default,
  hashCode,
  toString,
  nil,
  None,
  `is`,
  `in`,
  `fun`,
  `when`,
  `object`,
  `val`,
  `var`,
  `operator`,
  late,
  required,
  rawValue,
  allCases,
  Unknown,
  UNKNOWN,
  Known,
  EnumValue,
  stringValue,
  `open`,
  `data`,
  `value`,
  description,
  hash,
  hashValue,
  constructor,
  prototype,
  name,
  ordinal,
  entries,
  values,
  valueOf,
  toJson,
  index,
  Word,
  String,
  Any,
  Data,
  func,
  let,
  `enum`,
  switch,
  `typeof`,
  `interface`,
  `this`,
  `super`,
  new,
  void,
  delete,
  function,
  export,
  import,
  yield,
  get,
  set,
  static,
  `final`,
  `abstract`,
  dynamic,
  encode;

  public object EnumValueSerializer :
    com.example.borrowed_names.EnumValueSerializer<_Word>(_Word.values().asList())
}
