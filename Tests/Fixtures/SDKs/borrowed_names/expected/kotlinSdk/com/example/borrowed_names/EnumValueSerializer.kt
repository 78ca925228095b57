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

/** Writes and reads values of an enum by name. */
public open class EnumValueSerializer<T : Enum<T>>(values: Iterable<T>) :
  kotlinx.serialization.KSerializer<EnumValue<T>> {

  private val valueByName: Map<String, T> = values.associateBy { it.name }

  override val descriptor: kotlinx.serialization.descriptors.SerialDescriptor =
    kotlinx.serialization.descriptors.PrimitiveSerialDescriptor(
      "com.example.borrowed_names.EnumValue",
      kotlinx.serialization.descriptors.PrimitiveKind.STRING,
    )

  override fun deserialize(decoder: kotlinx.serialization.encoding.Decoder): EnumValue<T> {
    val name = decoder.decodeString()
    val value = valueByName[name] ?: return EnumValue.Unknown(name)
    return EnumValue.Known(value)
  }

  override fun serialize(encoder: kotlinx.serialization.encoding.Encoder, value: EnumValue<T>) {
    encoder.encodeString(value.stringValue)
  }
}
