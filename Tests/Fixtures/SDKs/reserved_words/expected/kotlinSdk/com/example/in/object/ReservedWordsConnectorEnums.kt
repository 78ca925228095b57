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

package com.example.`in`.`object`

public enum class `class` {
  default,
  new,
  void,
  `in`,
  `val`,
  let;

  public object EnumValueSerializer :
    com.example.`in`.`object`.EnumValueSerializer<`class`>(`class`.entries)
}
