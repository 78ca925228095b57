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

import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull
import kotlinx.coroutines.flow.map as _flow_map

public interface NestedQuery :
  com.google.firebase.dataconnect.generated.GeneratedQuery<
    BorrowedNamesConnector,
    NestedQuery.Data,
    Unit
  > {
  @kotlinx.serialization.Serializable
  public data class Data(
    val nodes: List<NodesItem>,
    @kotlinx.serialization.SerialName("Nodes")
    val Nodes_: List<NodesItem_>,
    val nodesItem: List<NodesItemItem>,
  ) {
    @kotlinx.serialization.Serializable
    public data class NodesItem(
      val node: Node? = null,
      @kotlinx.serialization.SerialName("Node")
      val Node_: Node_? = null,
      val a: A? = null,
      @kotlinx.serialization.SerialName("A")
      val A_: A_? = null,
      @kotlinx.serialization.SerialName("a_")
      val a__: A__? = null,
      val data: Data_? = null,
      val nodes_on_node: List<NodesOnNodeItem>,
      val Type: Type? = null,
      val self: Self? = null,
    ) {
      @kotlinx.serialization.Serializable
      public data class Node(
        val node: Node? = null,
      ) {
        @kotlinx.serialization.Serializable
        public data class Node(
          val node: Node? = null,
          val self: String? = null,
        ) {
          @kotlinx.serialization.Serializable
          public data class Node(
            val node: Node? = null,
            val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
          ) {
            @kotlinx.serialization.Serializable
            public data class Node(
              val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
            )
          }
        }
      }

      @kotlinx.serialization.Serializable
      public data class Node_(
        val Node: Node? = null,
      ) {
        @kotlinx.serialization.Serializable
        public data class Node(
          val Node: Node? = null,
        ) {
          @kotlinx.serialization.Serializable
          public data class Node(
            val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
          )
        }
      }

      @kotlinx.serialization.Serializable
      public data class A(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      )

      @kotlinx.serialization.Serializable
      public data class A_(
        val self: String? = null,
      )

      @kotlinx.serialization.Serializable
      public data class A__(
        val self: String? = null,
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      )

      @kotlinx.serialization.Serializable
      public data class Data_(
        val data: Data_? = null,
      ) {
        @kotlinx.serialization.Serializable
        public data class Data_(
          val data: Data_? = null,
        ) {
          @kotlinx.serialization.Serializable
          public data class Data_(
            val words: List<@kotlinx.serialization.Serializable(with = Word.EnumValueSerializer::class) EnumValue<Word>?>? = null,
          )
        }
      }

      @kotlinx.serialization.Serializable
      public data class NodesOnNodeItem(
        val nodes_on_node: List<NodesOnNodeItem>,
      ) {
        @kotlinx.serialization.Serializable
        public data class NodesOnNodeItem(
          val words: List<@kotlinx.serialization.Serializable(with = Word.EnumValueSerializer::class) EnumValue<Word>?>? = null,
          val bigs: List<Long>? = null,
        )
      }

      @kotlinx.serialization.Serializable
      public data class Type(
        val Type: Type? = null,
      ) {
        @kotlinx.serialization.Serializable
        public data class Type(
          val Type: String? = null,
        )
      }

      @kotlinx.serialization.Serializable
      public data class Self(
        val self: Self? = null,
      ) {
        @kotlinx.serialization.Serializable
        public data class Self(
          val self: String? = null,
        )
      }
    }

    @kotlinx.serialization.Serializable
    public data class NodesItem_(
      val nodesItem: NodesItem? = null,
      val nodes_item: NodesItem_? = null,
    ) {
      @kotlinx.serialization.Serializable
      public data class NodesItem(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
      )

      @kotlinx.serialization.Serializable
      public data class NodesItem_(
        val id: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
        val self: String? = null,
      )
    }

    @kotlinx.serialization.Serializable
    public data class NodesItemItem(
      val Word: @kotlinx.serialization.Serializable(with = Word.EnumValueSerializer::class) EnumValue<Word>? = null,
      val String: String? = null,
      val Int64: List<Long>? = null,
    )
  }

  public companion object {
    public val operationName: String = "Nested"

    public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data> =
      kotlinx.serialization.serializer()

    public val variablesSerializer: kotlinx.serialization.SerializationStrategy<Unit> =
      kotlinx.serialization.serializer()
  }
}

/** A reference to it, with its variables. */
public fun NestedQuery.ref(
): com.google.firebase.dataconnect.QueryRef<NestedQuery.Data, Unit> =
  this.ref(Unit)

/** Runs it once. */
public suspend fun NestedQuery.execute(
  fetchPolicy: com.google.firebase.dataconnect.QueryRef.FetchPolicy = com.google.firebase.dataconnect.QueryRef.FetchPolicy.PREFER_CACHE,
): com.google.firebase.dataconnect.QueryResult<NestedQuery.Data, Unit> =
  this.ref().execute(fetchPolicy = fetchPolicy)

/** Its data, now and whenever it changes. */
public fun NestedQuery.flow(
): kotlinx.coroutines.flow.Flow<NestedQuery.Data> =
  this.ref()
    .subscribe()
    .flow
    ._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }
    ._flow_filterNotNull()
    ._flow_map { it.data }
